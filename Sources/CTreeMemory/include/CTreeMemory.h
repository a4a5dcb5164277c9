/* The one thing of JanssonCoding's that Swift has no word for: a variable that each thread has for itself. */

/* Where the memory of the tree stands that this thread reads right now; what stands there is NULL while it reads none. */
void **redemption_tree_memory(void);
