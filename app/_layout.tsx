export { RootLayout as default, ErrorScreen as ErrorBoundary } from '@/components/screens/RootLayout';
