import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../ui/lazy/lazy-component.tsx';
import { BrokenPage } from './broken-page.tsx';

/** A page whose code is fetched when it is first opened. */
const lazyPage = (fetchCode: () => Promise<ComponentType>) =>
  lazyComponent(fetchCode, (_props, again) => <BrokenPage onRetry={again} />);

const HomePage = lazyPage(async () => (await import('../features/home/home-page.tsx')).HomePage);
const AuthPage = lazyPage(async () => (await import('../features/session/auth-page.tsx')).AuthPage);
const ForgotPasswordPage = lazyPage(
  async () => (await import('../features/session/forgot-password-page.tsx')).ForgotPasswordPage,
);
const NewPasswordPage = lazyPage(
  async () => (await import('../features/session/new-password-page.tsx')).NewPasswordPage,
);
const TripPage = lazyPage(async () => (await import('../features/trip/trip-page.tsx')).TripPage);
const OwnProfilePage = lazyPage(async () => (await import('../features/profile/own-profile-page.tsx')).OwnProfilePage);
const TravellerPage = lazyPage(async () => (await import('../features/profile/traveller-page.tsx')).TravellerPage);
const SearchPage = lazyPage(async () => (await import('../features/search/search-page.tsx')).SearchPage);
const EmailParserPage = lazyPage(async () => (await import('../features/mail/email-parser-page.tsx')).EmailParserPage);
const EmailForwardingPage = lazyPage(
  async () => (await import('../features/mail/email-forwarding-page.tsx')).EmailForwardingPage,
);
const NotFoundPage = lazyPage(async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage);

/** Every route of the product. */
export function Pages() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/auth" element={<AuthPage />} />
      <Route path="/auth/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/auth/new-password" element={<NewPasswordPage />} />
      <Route path="/trips/:id" element={<TripPage />} />
      <Route path="/profile" element={<OwnProfilePage />} />
      <Route path="/profile/:username" element={<TravellerPage />} />
      <Route path="/users/:username" element={<TravellerPage />} />
      <Route path="/search" element={<SearchPage />} />
      <Route path="/email-parser" element={<EmailParserPage />} />
      <Route path="/email-forwarding" element={<EmailForwardingPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
