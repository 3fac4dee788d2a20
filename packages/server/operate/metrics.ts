import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Numbers for Prometheus. Labels name kinds and codes, never players, cards or matches. */
export class Metrics {
  readonly registry = new Registry();
  readonly sockets = new Gauge({ name: 'bojiste_sockets', help: 'Open sockets', registers: [this.registry] });
  readonly rooms = new Gauge({ name: 'bojiste_rooms', help: 'Matches in memory', registers: [this.registry] });
  readonly owned = new Gauge({
    name: 'bojiste_matches_owned',
    help: 'Live matches owned by this node',
    registers: [this.registry],
  });
  readonly messages = new Counter({
    name: 'bojiste_messages_total',
    help: 'Messages of clients by kind',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'bojiste_refused_total',
    help: 'Refused messages by code',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly answered = new Histogram({
    name: 'bojiste_answer_seconds',
    help: 'From a move to its acknowledgement',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });
  readonly ended = new Counter({
    name: 'bojiste_matches_ended_total',
    help: 'Matches over by game',
    labelNames: ['game'],
    registers: [this.registry],
  });
  readonly faults = new Counter({
    name: 'bojiste_faults_total',
    help: 'Errors of rules, bots, tellings and store by place',
    labelNames: ['where'],
    registers: [this.registry],
  });
  readonly skew = new Gauge({
    name: 'bojiste_clock_skew_seconds',
    help: 'Clock of this machine minus the clock of the store',
    registers: [this.registry],
  });
  readonly appended = new Histogram({
    name: 'bojiste_append_seconds',
    help: 'From a packet to its place in the log',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly poolWaits = new Gauge({
    name: 'bojiste_pool_waiting',
    help: 'Queries that wait for a connection to the store',
    registers: [this.registry],
  });
  readonly projections = new Counter({
    name: 'bojiste_projections_failed_total',
    help: 'Rows beside the log that could not be brought up to date',
    registers: [this.registry],
  });
  readonly takeovers = new Counter({
    name: 'bojiste_takeovers_total',
    help: 'Matches taken over from nodes that were gone',
    registers: [this.registry],
  });
  readonly jobs = new Gauge({
    name: 'bojiste_jobs_waiting',
    help: 'Long work that waits for a thread',
    registers: [this.registry],
  });
  readonly bots = new Gauge({
    name: 'bojiste_bots_waiting',
    help: 'Bots that wait for a thread',
    registers: [this.registry],
  });
  readonly botsHeld = new Counter({
    name: 'bojiste_bots_held_total',
    help: 'Times a bot had to wait because a budget was used up',
    registers: [this.registry],
  });
  readonly spent = new Counter({
    name: 'bojiste_budget_seconds_total',
    help: 'Processor time that was charged to somebody, by kind of work',
    labelNames: ['work'],
    registers: [this.registry],
  });

  constructor(defaults = true) {
    if (defaults) collectDefaultMetrics({ register: this.registry });
  }
}
