import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from '../lib/session/auth-provider.tsx';
import { hasToasted, subscribeToToasts } from '../lib/toast-store.ts';
import { Pages } from './pages.tsx';
import { createQueryClient } from './query-client.ts';
import { RootLayout } from './root-layout.tsx';

const queryClient = createQueryClient();
const Toaster = lazy(async () => ({ default: (await import('../ui/toast/toaster.tsx')).Toaster }));

/** The product: what it has read, who is signed in, the page of the address, and the one toast. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <BrowserRouter>
          <RootLayout>
            <Pages />
          </RootLayout>
        </BrowserRouter>
        <Toasts />
      </AuthProvider>
    </QueryClientProvider>
  );
}

/** The place of toasts; its code is fetched with the first one. */
function Toasts() {
  const needed = useSyncExternalStore(subscribeToToasts, hasToasted);
  return <Suspense fallback={null}>{needed && <Toaster />}</Suspense>;
}
