import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** One address in front of several servers: each connection goes to the next server that accepts it. */
export async function startBalancer(ports: readonly number[]): Promise<{ url: string; close(): void }> {
  const open = new Set<Socket>();
  let turn = 0;
  const pass = (client: Socket, tries = ports.length) => {
    if (tries === 0) return void client.destroy();
    const upstream = connect(ports[turn++ % ports.length] as number, '127.0.0.1');
    let isConnected = false;
    upstream.once('connect', () => {
      isConnected = true;
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => (isConnected ? client.destroy() : pass(client, tries - 1)));
    upstream.on('close', () => isConnected && client.destroy());
    client.once('close', () => upstream.destroy());
  };
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => client.destroy());
    client.once('close', () => open.delete(client));
    pass(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
