/** `pnpm bench` compares with others, `pnpm bench quick` too; `pnpm bench crowd` and the rest measure one thing. */
const benchmarks = {
  compare: () => import('./compare.js'),
  quick: () => import('./compare.js'),
  crowd: () => import('./crowd/main.js'),
  'on-sale': () => import('./crowd/on-sale.js'),
  'first-sight': () => import('./first-sight/main.js'),
  door: () => import('./door/main.js'),
  feeds: () => import('./feeds/main.js'),
  live: () => import('./live.js'),
  month: () => import('./month/main.js'),
  pictures: () => import('./pictures/main.js'),
  profile: () => import('./profile.js'),
  reads: () => import('./reads/main.js'),
  'rolling-restart': () => import('./rolling-restart/main.js'),
  search: () => import('./search/main.js'),
  scale: () => import('./scale/main.js'),
  series: () => import('./series/main.js'),
  'sign-in': () => import('./sign-in.js'),
  'delete-large-event': () => import('./delete-large-event.js'),
  'old-data': () => import('./old-data.js'),
};

const [name = 'compare'] = process.argv.slice(2);
if (name in benchmarks) {
  await benchmarks[name as keyof typeof benchmarks]();
} else {
  console.error(`There is no benchmark '${name}'. There are: ${Object.keys(benchmarks).join(', ')}`);
  process.exitCode = 1;
}
