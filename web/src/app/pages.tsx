import { Route, Routes } from 'react-router-dom';
import { lazyPage } from './lazy-page.tsx';

const HomePage = lazyPage(async () => (await import('../features/home/home-page.tsx')).HomePage);
const AuthPage = lazyPage(async () => (await import('../features/session/auth-page.tsx')).AuthPage);
const TripPage = lazyPage(async () => (await import('../features/trip/trip-page.tsx')).TripPage);
const OwnProfilePage = lazyPage(async () => (await import('../features/profile/own-profile-page.tsx')).OwnProfilePage);
const TravellerPage = lazyPage(async () => (await import('../features/profile/traveller-page.tsx')).TravellerPage);
const SearchPage = lazyPage(async () => (await import('../features/search/search-page.tsx')).SearchPage);
const EmailForwardingPage = lazyPage(
  async () => (await import('../features/mail/email-forwarding-page.tsx')).EmailForwardingPage,
);
const RarePages = lazyPage(async () => (await import('./rare-pages.tsx')).RarePages);

/** Every route of the product; the rare ones are in a file of their own. */
export function Pages() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/auth" element={<AuthPage />} />
      <Route path="/trips/:id" element={<TripPage />} />
      <Route path="/profile" element={<OwnProfilePage />} />
      <Route path="/profile/:username" element={<TravellerPage />} />
      <Route path="/users/:username" element={<TravellerPage />} />
      <Route path="/search" element={<SearchPage />} />
      <Route path="/email-forwarding" element={<EmailForwardingPage />} />
      <Route path="*" element={<RarePages />} />
    </Routes>
  );
}
