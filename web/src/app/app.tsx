import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { AuthProvider } from '../lib/session/auth-provider.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';

const queryClient = createQueryClient();
const router = createRouter();

/** The product: what it has read, who is signed in, the page of the address, and the one toast. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <RouterProvider router={router} />
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>
  );
}
