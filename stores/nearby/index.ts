export { asTable } from './asTable';
export { canHost, closeTable, hostTable, offerSeat, pauseTable, reopenTable, useHosting } from './host';
export { forgetSeat, keptPlace, leaveSeat, returnToSeat, takeSeat } from './seat';
export { useNearbyOpened } from './open';
export { nearbyNow, nearbyRecordId, useNearby, type Invitation, type Line, type Nearby } from './shown';
export { actNearby, watchLine } from './table';
