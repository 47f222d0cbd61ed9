/** A puzzle's id behind its route, up to the # before its seed. */
const SEED_ID = /(?<=\/puzzle\/[^#]*)#/;

/**
 * A link as the system hands it over, in a form that the router reads whole: it drops everything from
 * a bare # on, which in a puzzle's link is the seed.
 */
export function routable(link: string): string {
  return link.replace(SEED_ID, '%23');
}
