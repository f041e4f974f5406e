/** The colour that an element stands on, for what is in a frame and cannot see it. */
export function backgroundBehind(element) {
  for (let behind = element.parentElement; behind; behind = behind.parentElement) {
    const { backgroundColor } = getComputedStyle(behind);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}
