let last: Promise<unknown> = Promise.resolve();

/** Does one thing after the other: a table that is opened while it closes would have two listeners, or none. */
export function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}
