/** Loaded before any program: reports the resources used by this process on request. */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ type: 'cpu', ...process.cpuUsage() });
  if (message === 'memory') {
    // Twice: the second pass frees what the first finalised.
    globalThis.gc?.();
    globalThis.gc?.();
    process.send?.({ type: 'memory', ...process.memoryUsage() });
  }
});
// The parent, which would stop it, is gone.
process.once('disconnect', () => process.exit());
