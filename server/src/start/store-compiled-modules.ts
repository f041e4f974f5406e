import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { unverifiedDataDir } from '../config/data-dir.js';

/**
 * Has Node store the compiled modules in DATA_DIR: later starts take a quarter less time. Before the modules are
 * imported. Without effect where NODE_COMPILE_CACHE names a folder already, or where the folder cannot be written.
 */
export function storeCompiledModules(): void {
  enableCompileCache(resolve(unverifiedDataDir(), 'compile-cache'));
}
