/** A token bucket: `burst` at once, `perSecond` in the long run. */
export interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export function fullBucket(rate: Rate, at: number): Bucket {
  return { tokens: rate.burst, at };
}

/** Takes one token; null if there is none. */
export function take(bucket: Bucket, rate: Rate, at: number): Bucket | null {
  const filled = bucket.tokens + (Math.max(0, at - bucket.at) * rate.perSecond) / 1000;
  const tokens = Math.min(rate.burst, filled) - 1;
  return tokens < 0 ? null : { tokens, at };
}
