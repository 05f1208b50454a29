/** Loaded before any program: reports the resources used by this process on request. */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ type: 'cpu', ...process.cpuUsage() });
  if (message === 'memory') {
    // Twice: what the first pass finalises is freed by the second.
    globalThis.gc?.();
    globalThis.gc?.();
    process.send?.({ type: 'memory', ...process.memoryUsage() });
  }
});
// The parent that would stop it is gone.
process.once('disconnect', () => process.exit());
