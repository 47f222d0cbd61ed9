export * from './palette';
export * from './scale';
export * from './ThemeContext';
export * from './ThemeProvider';
