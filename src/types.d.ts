/// <reference types="vite/client" />

/** Marks a module of the server; the build of the browser's code fails where one is reached (`scripts/lib/build/plugins/server-only.ts`). */
declare module 'server-only'
