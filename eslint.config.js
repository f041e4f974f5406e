import graphql from '@graphql-eslint/eslint-plugin';

/** ESLint reads the API's schema alone: sentences, names, connections. Everything else is Biome's. */
export default [
  {
    files: ['schema.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'schema.graphql' } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          Argument: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
          'FieldDefinition[parent.name.value=Query]': {
            forbiddenPrefixes: ['get', 'list', 'query'],
            forbiddenSuffixes: ['Query'],
          },
          'FieldDefinition[parent.name.value=Mutation]': { forbiddenSuffixes: ['Mutation'] },
        },
      ],
      // eslint-suppressions.json lets `Scan.scannedAt` pass: there the letters are no prefix.
      '@graphql-eslint/no-typename-prefix': 'error',
      '@graphql-eslint/no-hashtag-description': 'error',
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/require-deprecation-reason': 'error',
      '@graphql-eslint/relay-connection-types': 'error',
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
      '@graphql-eslint/relay-page-info': 'error',
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
    },
  },
];
