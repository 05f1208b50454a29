import type { Context, Span, Tracer } from '@opentelemetry/api';
import { createTraceChoice } from './createTraceChoice.ts';
import { labelOf, type OperationEnd } from './OperationEnd.ts';
import { resourceLabel } from './resourceLabel.ts';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** One operation in progress. */
export interface Trace {
  /** For the calls that the operation makes. */
  traceparent: string;
  end(end: OperationEnd): void;
}

export interface Tracing {
  /** Begins a trace; undefined if the operation is not traced. */
  begin(headers: Headers): Trace | undefined;
  close(): Promise<void>;
}

/**
 * Opens tracing with spans of operations and of their calls, but nothing below: a span for each field would cost more
 * than the fields themselves. The libraries are loaded only if something is traced.
 */
export async function openTracing(endpoint: string, ratio: number): Promise<Tracing> {
  const api = await import('@opentelemetry/api');
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { AlwaysOnSampler, BasicTracerProvider, BatchSpanProcessor, ParentBasedSampler } = await import(
    '@opentelemetry/sdk-trace-base'
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'taem-server' }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('taem-server');
  const propagator = new W3CTraceContextPropagator();
  const choose = createTraceChoice(ratio);
  return {
    begin(headers) {
      // A caller that already traces decides itself; of all other operations a share is chosen here, because an
      // unrecorded span would cost nearly as much as a recorded one.
      if (headers.traceparent === undefined && !choose()) return undefined;
      const from = propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter);
      const span = tracer.startSpan('operation', { kind: api.SpanKind.SERVER }, from);
      const within = api.trace.setSpan(from, span);
      const carrier: { traceparent?: string } = {};
      propagator.inject(within, carrier, api.defaultTextMapSetter);
      const began = Date.now();
      return {
        traceparent: carrier.traceparent ?? '',
        end(end) {
          if (!span.isRecording()) return;
          traceCalls(tracer, api.SpanKind.CLIENT, within, began, end);
          describe(span, end);
          if (end.codes.length > 0) span.setStatus({ code: api.SpanStatusCode.ERROR, message: end.codes.join() });
          span.end(began + end.ms);
        },
      };
    },
    close: () => provider.shutdown(),
  };
}

function describe(span: Span, end: OperationEnd): void {
  span.updateName(`${end.kind ?? 'operation'} ${labelOf(end)}`);
  span.setAttributes({
    'graphql.operation.type': end.kind ?? undefined,
    'graphql.operation.name': end.name ?? undefined,
    'graphql.document.hash': end.hash ?? undefined,
    'http.response.status_code': end.status,
    'taem.cost': end.cost,
    'taem.request_id': end.requestId,
  });
}

/**
 * Writes the spans of calls after the operation has ended: they are all known then, and the calls themselves are not
 * slowed down.
 */
function traceCalls(tracer: Tracer, kind: number, within: Context, began: number, { calls }: OperationEnd): void {
  for (const { method, path, at, ms, status, shared } of calls) {
    const attributes = {
      'http.request.method': method,
      'http.response.status_code': status ?? undefined,
      'taem.shared': shared,
    };
    const name = `${method} ${resourceLabel(path)}`;
    tracer.startSpan(name, { kind, startTime: began + at, attributes }, within).end(began + at + (ms ?? 0));
  }
}
