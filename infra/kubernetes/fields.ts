import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { root } from '../workspaces/apps';

/** `string`, `integer`, `boolean` or the words that it may be; a list of one; or fields. */
type Shape = string | [Shape] | { [name: string]: Shape };

const shapes = parse(readFileSync(`${root}/infra/kubernetes/fields.yaml`, 'utf8')) as Record<string, Shape>;

const isOf = (type: string, value: unknown): boolean => {
  if (type === 'integer') return Number.isInteger(value);
  return type === 'string' || type === 'boolean'
    ? typeof value === type
    : type.split('|').includes(String(value));
};

const faultsOf = (shape: Shape, value: unknown, at: string): string[] => {
  if (typeof shape === 'string')
    return isOf(shape, value) ? [] : [`${at}: ${JSON.stringify(value)} is not ${shape}`];
  if (Array.isArray(shape))
    return Array.isArray(value)
      ? value.flatMap((one, index) => faultsOf(shape[0], one, `${at}[${index}]`))
      : [`${at} is no list`];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} has no fields`];
  const missing = Object.keys(shape).filter((name) => name.endsWith('!') && !(name.slice(0, -1) in value));
  return [
    ...missing.map((name) => `${at}.${name.slice(0, -1)} is missing`),
    ...Object.entries(value).flatMap(([name, one]) => {
      const field = shape[name] ?? shape[`${name}!`] ?? shape['*'];
      return field ? faultsOf(field, one, `${at}.${name}`) : [`${at}.${name} is unknown`];
    }),
  ];
};

/** Where a manifest says what the schemas of its kind do not know (fields.yaml). */
export const unknownFields = ({
  apiVersion,
  kind,
  spec = {},
}: {
  apiVersion: string;
  kind: string;
  spec?: object;
}): string[] => {
  const shape = shapes[`${apiVersion} ${kind}`];
  return shape ? faultsOf(shape, spec, kind) : [`${apiVersion} ${kind} is unknown`];
};
