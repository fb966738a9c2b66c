// What the compiler and svelte-check do not see: leftovers, traps of the language, and of Svelte's reactivity.

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
      // A thing that does nothing where something has to be given is meant so; `type` lets a shape pass for a record.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
      // It does not see accessibility warnings; svelte-check does, and fails on them.
      'svelte/no-unused-svelte-ignore': 'off',
      // A space between two parts on one line of text can only be written so.
      'svelte/no-useless-mustaches': 'off',
      // Maps here are made anew and given away whole, never changed under somebody who looks on.
      'svelte/prefer-svelte-reactivity': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
    },
  },
)
