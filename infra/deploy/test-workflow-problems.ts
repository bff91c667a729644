import { registerHooks } from 'node:module';

// GitHub's parser imports JSON without saying that it is JSON, which bundlers take and Node does not.
const hooks = registerHooks({
  load: (url, context, nextLoad) =>
    nextLoad(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
hooks.deregister();

/** What GitHub would refuse a workflow for: its form, its expressions, jobs that wait for none that there is. */
export async function workflowProblems(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  // Adds to the same errors what is wrong between the parts.
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}
