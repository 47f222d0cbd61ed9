export * from './DayCalendar';
export * from './IntervalBar';
export * from './RateChart';
export * from './ResultBars';
