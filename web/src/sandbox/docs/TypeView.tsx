import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { useEffect, useRef } from 'react';
import { Described } from '../../editor/Described.tsx';
import { useSandboxMessages } from '../messages.ts';
import type { Place } from './DocsPanel.tsx';
import css from './docs.module.css';

interface Props {
  readonly type: GraphQLNamedType;
  /** The member that was searched for. */
  readonly member: string | null;
  readonly onGo: (place: Place) => void;
}

/** A type with all its members. */
export function TypeView({ type, member, onGo }: Props) {
  const looked = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is looked for.
  useEffect(() => {
    looked.current?.scrollIntoView({ block: 'center' });
  }, [type, member]);
  return (
    <>
      <h2>
        <code>{type.name}</code>
      </h2>
      <p>
        <Described text={type.description} />
      </p>
      <ul>
        {membersOf(type).map((one) => (
          <li key={one.name} ref={one.name === member ? looked : null} data-looked={one.name === member}>
            <p>
              <code>{one.name}</code>
              {one.type && (
                <>
                  {': '}
                  <TypeName type={one.type} onGo={onGo} />
                </>
              )}
            </p>
            <p className={css.about}>
              <Described text={one.description} />
            </p>
            {one.deprecationReason && <Deprecated reason={one.deprecationReason} />}
            {one.args.length > 0 && (
              <ul className={css.arguments}>
                {one.args.map((argument) => (
                  <li key={argument.name}>
                    <p>
                      <code>({argument.name})</code>: <TypeName type={argument.type} onGo={onGo} />
                    </p>
                    <p className={css.about}>
                      <Described text={argument.description} />
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Deprecated({ reason }: { reason: string }) {
  const t = useSandboxMessages();
  return <p className={css.about}>{t('docs.deprecated', { reason })}</p>;
}

function TypeName({ type, onGo }: { type: GraphQLOutputType | GraphQLInputType; onGo: Props['onGo'] }) {
  return (
    <button type="button" className={css.type} onClick={() => onGo({ type: getNamedType(type).name, member: null })}>
      {String(type)}
    </button>
  );
}

interface Member {
  readonly name: string;
  readonly type: GraphQLOutputType | GraphQLInputType | null;
  readonly description: string | null | undefined;
  readonly deprecationReason: string | null | undefined;
  readonly args: GraphQLField<unknown, unknown>['args'];
}

function membersOf(type: GraphQLNamedType): Member[] {
  if (isObjectType(type) || isInterfaceType(type)) return Object.values(type.getFields());
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field: GraphQLInputField) => ({ ...field, args: [] }));
  if (isEnumType(type)) return type.getValues().map((value) => ({ ...value, type: null, args: [] }));
  if (isUnionType(type))
    return type.getTypes().map((one) => ({
      ...{ name: one.name, type: one, description: one.description, deprecationReason: null },
      args: [],
    }));
  return [];
}
