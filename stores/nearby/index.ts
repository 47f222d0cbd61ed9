export { asTable } from './asTable';
export { canHost, closeTable, hostTable, offerSeat, pauseTable, reopenTable, useHosting } from './host';
export { beginRace, playRace, redoRace, restartRace, undoRace, useRaceAttempt, type RaceName } from './race';
export { dropSeat, forgetSeat, keptPlace, leaveSeat, returnToSeat } from './seat';
export { useNearbyOpened } from './open';
export { nearbyNow, nearbyRecordId, useNearby, type Invitation, type Line, type Nearby } from './shown';
export { actNearby, sitAgain, sitDown } from './table';
