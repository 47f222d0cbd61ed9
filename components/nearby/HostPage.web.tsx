/** Browsers cannot listen, so they load nothing of what it takes to host. */
export { NoHosting as HostPage } from './NoHosting';
