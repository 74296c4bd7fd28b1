import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import FastifyOtelInstrumentation from '@fastify/otel';
import { type Context, context, metrics, type TextMapPropagator } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { PinoInstrumentation } from '@opentelemetry/instrumentation-pino';
import { NodeSDK, type tracing } from '@opentelemetry/sdk-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newRequestId } from './http/request';

/** What a span may say. Paths, queries and messages of errors hold addresses, tokens and what people wrote. */
const spoken = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'db.system.name',
  'db.operation.name',
  // With $1 in place of values.
  'db.query.text',
]);

/** Sends what a span may say, and nothing else. */
class DiscreetExporter extends OTLPTraceExporter {
  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans.map(discreet), done);
  }
}

const discreet = (span: tracing.ReadableSpan): tracing.ReadableSpan =>
  Object.create(span, {
    attributes: {
      value: Object.fromEntries(Object.entries(span.attributes).filter(([name]) => spoken.has(name))),
    },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  });

/** A request's id is its trace's id: the instrumentation hands over the request right before it starts the trace. */
class RequestIds implements TextMapPropagator {
  private next: string | undefined;
  extract(active: Context, headers: FastifyRequest['headers']): Context {
    this.next = String(headers['x-request-id']);
    return active;
  }
  generateTraceId = (): string => {
    const id = this.next ?? newRequestId();
    this.next = undefined;
    return id;
  };
  generateSpanId = (): string => newRequestId().slice(0, 16);
  // No other server is told.
  inject(): void {}
  fields = (): string[] => [];
}

/** Calls that repeat by themselves and say nothing. */
const quiet = /^\/(?:health\/|metrics$|api\/v1\/Sessions\/revision)/;

/**
 * Sends traces, metrics and logs to OTEL_EXPORTER_OTLP_ENDPOINT, over HTTP; OpenTelemetry's other variables apply.
 * It has to run before the rest of the program is loaded.
 * @returns what sends the rest
 */
export function startOpenTelemetry(): () => Promise<void> {
  const ids = new RequestIds();
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? 'courtside',
    resourceDetectors: [],
    traceExporter: new DiscreetExporter(),
    textMapPropagator: ids,
    idGenerator: ids,
    instrumentations: [
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        instrumentHooks: false,
        instrumentHandler: false,
        ignorePaths: ({ url }) => quiet.test(url),
        requestHook: (span, { method, routeOptions }) =>
          void span.updateName(`${method} ${routeOptions.url ?? 'unknown'}`),
      }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
      // A line has its requestId already.
      new PinoInstrumentation({ disableLogCorrelation: true }),
    ],
  });
  subscribe('fastify.initialization', (message) => follow((message as { fastify: FastifyInstance }).fastify));
  sdk.start();
  // It is patched where it is required, and our modules import it.
  createRequire(import.meta.url)('pg');
  // A collector that does not answer delays nobody's restart.
  return () => Promise.race([sdk.shutdown(), sleep(1_000, undefined, { ref: false })]);
}

/** Measures requests, and keeps a request's trace while its body is read, whose events know nothing of it. */
function follow(app: FastifyInstance): void {
  const durations = metrics
    .getMeter('courtside')
    .createHistogram('http.server.request.duration', { unit: 's' });
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(request.opentelemetry().context ?? context.active(), done);
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    durations.record(reply.elapsedTime / 1000, {
      'http.request.method': method,
      'http.route': routeOptions.url ?? 'unknown',
      'http.response.status_code': reply.statusCode,
    });
  });
}
