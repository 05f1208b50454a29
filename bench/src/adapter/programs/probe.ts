/** Loaded before any program: tells the bench what this process has used, whenever it asks. */
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ type: 'cpu', ...process.cpuUsage() });
  if (message === 'memory') {
    // Twice: what the first pass finalises is freed by the second.
    globalThis.gc?.();
    globalThis.gc?.();
    process.send?.({ type: 'memory', ...process.memoryUsage() });
  }
});
// Nobody is there any more to stop it.
process.once('disconnect', () => process.exit());
