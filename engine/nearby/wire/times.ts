/** The protocol's clockwork, in milliseconds. */
export const TIMES = {
  /** How often a session wants a `tick`. */
  tick: 250,
  /** Host: what is not acknowledged is sent again. */
  resendLog: 2000,
  /** Host: a silent guest is shown as "waiting". */
  waiting: 6000,
  /** Host: a silent connection is closed. */
  silent: 15_000,
  /** Host: a connection has this long to say hello. */
  hello: 5000,
  /** Guest: a pending action is sent again. */
  resendAct: 2500,
  ping: 2500,
  /** Guest: a dial that brought no welcome is given up. */
  welcome: 5000,
  /** Guest: a link on which a whole ping went unanswered is shown as "quiet". */
  quiet: 5000,
  /** Guest: a silent link is given up. */
  deaf: 8000,
  /** Guest: coming to the front, a link that was silent this long is not trusted. */
  suspect: 3000,
  /** Guest: the least time between two requests for a resend, so that two sides at odds cannot spin. */
  need: 1000,
  redialFirst: 250,
  redialLongest: 4000,
  /** Both: a write that failed is tried again. */
  saveAgain: 1000,
} as const;
