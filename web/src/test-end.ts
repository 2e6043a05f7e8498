import { afterEach, vi } from 'vitest';

// What a test began to load is there before its environment goes.
afterEach(() => vi.dynamicImportSettled());
