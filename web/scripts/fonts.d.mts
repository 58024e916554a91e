import type { Plugin } from 'vite';

export declare function makeFonts(): Promise<void>;
export declare function fonts(): Plugin;
