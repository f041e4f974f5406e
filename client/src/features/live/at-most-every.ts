/** Runs it once the time is over, however often it was asked for meanwhile. */
export function atMostEvery(milliseconds: number, run: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      run();
    }, milliseconds);
  };
}
