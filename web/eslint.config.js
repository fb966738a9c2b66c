// Rules for faults that the compiler and svelte-check miss: leftovers, pitfalls of the language and of Svelte's
// reactivity.

import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['node_modules/', '.svelte-check/', 'coverage/', 'src/wire/protocol.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', destructuredArrayIgnorePattern: '^_' },
      ],
      // An empty function is intended if a callback is required. A `type`, unlike an interface, is assignable to a
      // record.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      // This linter does not report accessibility warnings; svelte-check does, and fails on them.
      'svelte/no-unused-svelte-ignore': 'off',
      // A mustache is the only way to write a space between two parts on one line of text.
      'svelte/no-useless-mustaches': 'off',
      // The code replaces maps as a whole and never changes a map that others read.
      'svelte/prefer-svelte-reactivity': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
    },
  },
)
