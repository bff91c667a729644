import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

/** A page whose code is fetched when it is first opened. */
const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const HomePage = page(async () => (await import('../features/home/home-page.tsx')).HomePage);
const AuthPage = page(async () => (await import('../features/session/auth-page.tsx')).AuthPage);
const ForgotPasswordPage = page(
  async () => (await import('../features/session/forgot-password-page.tsx')).ForgotPasswordPage,
);
const NewPasswordPage = page(async () => (await import('../features/session/new-password-page.tsx')).NewPasswordPage);
const TripPage = page(async () => (await import('../features/trip/trip-page.tsx')).TripPage);
const OwnProfilePage = page(async () => (await import('../features/profile/own-profile-page.tsx')).OwnProfilePage);
const TravellerPage = page(async () => (await import('../features/profile/traveller-page.tsx')).TravellerPage);
const SearchPage = page(async () => (await import('../features/search/search-page.tsx')).SearchPage);
const EmailParserPage = page(async () => (await import('../features/mail/email-parser-page.tsx')).EmailParserPage);
const EmailForwardingPage = page(
  async () => (await import('../features/mail/email-forwarding-page.tsx')).EmailForwardingPage,
);
const NotFoundPage = page(async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage);

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
