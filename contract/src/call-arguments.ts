import type { CallParts } from './call-request.ts';

/** Path and query values are strings on the wire, and may be given as numbers. */
type InAddress<P> = { [K in keyof P]: P[K] | number };
type Given<Input> = {
  [K in keyof Input as Input[K] extends undefined ? never : K]: K extends 'params'
    ? InAddress<Input[K]>
    : Input[K];
};
/** Parts whose members are all optional, such as limit and offset, may be omitted. */
type Parts<Input> = {
  [K in keyof Given<Input> as Record<never, never> extends Given<Input>[K]
    ? never
    : K]: Given<Input>[K];
} & {
  [K in keyof Given<Input> as Record<never, never> extends Given<Input>[K]
    ? K
    : never]?: Given<Input>[K];
};

/** What a client is given for a call with this input, and options of its own. */
type CallArguments<Input, Options> = Parts<Input> & Options;

/** Arguments of a call as the rest of a function's parameters: omitted where nothing of it is required. */
export type CallRest<Input, Options> =
  Record<never, never> extends CallArguments<Input, Options>
    ? [given?: CallArguments<Input, Options>]
    : [given: CallArguments<Input, Options>];

/** Arguments of any call, as a client's code sees them. */
export type LooseArguments<Options> = CallParts & Options;
