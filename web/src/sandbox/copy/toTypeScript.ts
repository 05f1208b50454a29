import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { type Snippet, TOKEN_VARIABLE } from './toCurl.ts';
import { typeOfOperation } from './typeOfOperation.ts';
import { typeOfVariables } from './typeOfVariables.ts';

/** Returns a typed function that runs the operation without a library. */
export function toTypeScript(snippet: Snippet, schema: GraphQLSchema, document: DocumentNode): string {
  const { origin, query, variables, operationName, token } = snippet;
  const operation = getOperationAST(document, operationName);
  const name = operation?.name?.value ?? 'Operation';
  const type = typeOfOperation({ schema, document, operationName, variables });
  const bearer = token ? `'Bearer ${token}'` : `\`Bearer \${process.env.${TOKEN_VARIABLE}}\``;
  const takes = operation ? typeOfVariables(schema, operation) : '{}';
  return `export interface ${name}Data ${type ?? '{}'}

export interface ${name}Variables ${takes}

const query = ${template(query.trim())};

export async function ${name.charAt(0).toLowerCase()}${name.slice(1)}(variables: ${name}Variables = ${JSON.stringify(variables, null, 2)}): Promise<${name}Data> {
  const response = await fetch('${origin}/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: ${bearer} },
    body: JSON.stringify({ query, variables${operationName ? `, operationName: '${operationName}'` : ''} }),
  });
  const { data, errors } = (await response.json()) as { data?: ${name}Data; errors?: { message: string }[] };
  if (!data) throw new Error(errors?.map(({ message }) => message).join('; ') ?? \`HTTP \${response.status}\`);
  return data;
}
`;
}

function template(text: string): string {
  return `/* GraphQL */ \`\n${text.replace(/[\\`]|\$\{/g, '\\$&')}\n\``;
}
