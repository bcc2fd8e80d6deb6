await import('../../../src/server/heartbreak/picture/deal-worker.ts')
