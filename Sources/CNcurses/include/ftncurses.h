#ifndef FTNCURSES_H
#define FTNCURSES_H
#endif
