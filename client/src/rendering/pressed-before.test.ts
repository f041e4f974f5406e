import { expect, it, onTestFinished, vi } from 'vitest';
import { pressAgain } from './pressed-before';

it.each([
  ['presses the button once where what was typed is there', true, 1],
  ['presses nothing where it is not: another name would be sent', false, 0],
])('%s', (_what, isEntered, times) => {
  const button = document.createElement('button');
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  window.takeEarlyPress = () => button;
  onTestFinished(() => void delete window.takeEarlyPress);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  pressAgain(() => isEntered);
  expect(pressed).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(times);
});
