// A remote does nothing on its own: the shell takes `./app` from its entry script.
export {};
