export * from './DayCalendar';
export * from './RateChart';
export * from './ResultBars';
