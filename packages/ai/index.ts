// Computer opponents. A bot receives a view and a sampler of possible worlds, never the state. None stands here yet.
export {};
