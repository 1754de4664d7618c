import type { Plugin } from 'vite'

/** Lists with each part that is loaded later only the files that the importing one has not loaded itself. */
export function preloads(): Plugin {
  /** Files that each file imports. */
  const imports = new Map<string, readonly string[]>()

  function loadedWith(file: string, loaded = new Set<string>()): ReadonlySet<string> {
    if (loaded.has(file)) return loaded
    loaded.add(file)
    for (const imported of imports.get(file) ?? []) loadedWith(imported, loaded)
    return loaded
  }

  return {
    name: 'preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(part, files, { hostId, hostType }) {
            if (hostType === 'html') return files
            const loaded = loadedWith(hostId)
            const missing = files.filter((file) => !loaded.has(file))
            // It is requested at the same time anyway.
            return missing.length === 1 && missing[0] === part ? [] : missing
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') imports.set(file.fileName, file.imports)
      },
    },
  }
}
