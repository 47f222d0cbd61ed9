export { HostPage } from './HostPage';
export { JoinPage } from './JoinPage';
export { NearbyCards } from './NearbyCards';
export { NearbyPage } from './NearbyPage';
export { NearbyTablePage } from './NearbyTablePage';
