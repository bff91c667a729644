import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageFailure } from './page-failure.tsx';
import { RootLayout } from './root-layout.tsx';

/** Every page of the product; the code of each is fetched when it is first opened. */
const pages: RouteObject[] = [
  { path: '/', lazy: { Component: async () => (await import('../features/home/home-page.tsx')).HomePage } },
  { path: '/auth', lazy: { Component: async () => (await import('../features/session/auth-page.tsx')).AuthPage } },
  { path: '/trips/:id', lazy: { Component: async () => (await import('../features/trip/trip-page.tsx')).TripPage } },
  {
    path: '/profile',
    lazy: { Component: async () => (await import('../features/profile/own-profile-page.tsx')).OwnProfilePage },
  },
  {
    path: '/profile/:username',
    lazy: { Component: async () => (await import('../features/profile/traveller-page.tsx')).TravellerPage },
  },
  {
    path: '/users/:username',
    lazy: { Component: async () => (await import('../features/profile/traveller-page.tsx')).TravellerPage },
  },
  { path: '/search', lazy: { Component: async () => (await import('../features/search/search-page.tsx')).SearchPage } },
  {
    path: '/email-parser',
    lazy: { Component: async () => (await import('../features/mail/email-parser-page.tsx')).EmailParserPage },
  },
  {
    path: '/email-forwarding',
    lazy: { Component: async () => (await import('../features/mail/email-forwarding-page.tsx')).EmailForwardingPage },
  },
  {
    path: '*',
    lazy: { Component: async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage },
  },
];

export function createRouter() {
  return createBrowserRouter([
    { Component: RootLayout, ErrorBoundary: PageFailure, HydrateFallback: BeforeFirstPage, children: pages },
  ]);
}

/** The paper alone, for the moment in which the first page's code arrives. */
function BeforeFirstPage() {
  return null;
}
