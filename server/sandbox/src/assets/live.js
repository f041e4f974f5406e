/**
 * Updates a page: after each change it loads the page again and replaces the sections that can have changed, unless
 * somebody is typing in them.
 */
const sections = [...document.querySelectorAll('[data-live]')].map(({ id }) => id);
const live = document.getElementById('live');
let reading = false;
let again = false;

async function readAgain() {
  again = reading;
  if (reading) return;
  reading = true;
  try {
    const response = await fetch(location.href);
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
    const focused = document.activeElement?.getAttribute('href');
    for (const id of sections) {
      const [old, now] = [document.getElementById(id), fresh.getElementById(id)];
      if (old.querySelector('input:focus')) continue;
      if (now && old.innerHTML !== now.innerHTML) old.replaceChildren(...now.childNodes);
    }
    if (focused && document.activeElement === document.body) {
      document.querySelector(`.list a[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    }
  } catch {
    // The sandbox was stopped; the event source says so, and comes back when it does.
  } finally {
    reading = false;
  }
  if (again) await readAgain();
}

const changes = new EventSource('/changes');
changes.onopen = () => {
  live.hidden = false;
  live.classList.remove('lost');
  live.textContent = 'Live';
  void readAgain();
};
changes.onerror = () => {
  live.hidden = false;
  live.classList.add('lost');
  live.textContent = 'Stopped';
};
changes.onmessage = readAgain;
