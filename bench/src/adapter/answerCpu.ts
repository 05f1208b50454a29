/** Tells the bench how much processor time this process has used, whenever it asks. */
export function answerCpu(): void {
  process.on('message', (message) => {
    if (message === 'cpu') process.send?.(process.cpuUsage());
  });
}
