"""Bots and rules in worker processes: a queue that is fair, a time limit, a hard kill, a substitute.

bot_pool: the pool that bots think in
rules_pool: the pool that answers what strangers ask of the rules
forest: the trees of one decision, grown by several workers
workers: worker processes and the queue before them, for either pool
fair_queue: who is next
worker_process: one worker as its pool sees it: started, asked, killed
worker: what runs in a worker
inbox: what a worker is asked, and whether more has come
handlers: the answers to what is asked, in a worker or in this very process
messages: what a pool and its workers tell each other
counters: what a pool has done so far, for metrics
"""
