// What was answered is asked of the sandbox, so that it does not matter who hears this.
parent.postMessage({ type: 'authenticated' }, '*');
