import { vi } from 'vitest';

/*
 * Runs before each test file of those that share a worker, and with it what packages have loaded: the project's modules,
 * and what they hold, are each file's own.
 */
vi.resetModules();
