"""Bots and rules in worker processes: a fair queue, a time limit, a hard kill, a substitute.

- bot_pool: the pool of workers that run bots
- rules_pool: the pool that answers strangers' questions about the rules
- forest: the trees of one decision, grown by several workers
- workers: worker processes and the queue in front of them, for either pool
- fair_queue: decides which question is next
- worker_process: one worker as its pool sees it: started, asked, killed
- worker: the program that runs in a worker
- inbox: the questions of a worker, and a check for new input
- handlers: the answers to questions, in a worker or in the calling process
- messages: the messages between a pool and its workers
- counters: figures about a pool, for metrics
"""
