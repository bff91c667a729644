import { findParty, saysWhoComes } from './functions/planner/understand/find-party.ts';
for (const t of ["we're 12 now, ", 'we r 10 now.', 'we are 10 now', "we're 12 now, does that change things"]) console.log(t, saysWhoComes(t), findParty(t));
